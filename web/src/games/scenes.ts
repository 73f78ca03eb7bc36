// What is seen through the arch of a game on the front page.
import type { Component } from 'svelte';
import City from '../controls/scenes/City.svelte';
import Garden from '../controls/scenes/Garden.svelte';
import Market from '../controls/scenes/Market.svelte';

export const SCENES: Partial<Record<string, Component>> = { lorenzo: City, masters: Market, princes: Garden };
