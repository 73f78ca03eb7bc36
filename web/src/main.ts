// Where the site begins: theme, history and words, then the first page.
import { mount } from 'svelte';
import App from './App.svelte';
import { followHistory, route } from './core/router.svelte';
import { begin } from './core/session.svelte';
import { beginTheme } from './core/theme.svelte';
import { destinationAt } from './destinations';
import './style/tokens.css';
import './style/fonts.css';
import './style/base.css';

const RETRY = 3000;

/** Without words there is nothing to say but what index.html holds; so it shows that and tries again. */
async function waitForGreeting(): Promise<void> {
  const silence = document.getElementById('silence');
  for (;;) {
    try {
      await begin();
      break;
    } catch (fault) {
      console.error(fault);
      silence?.removeAttribute('hidden');
      await new Promise((resume) => setTimeout(resume, RETRY));
    }
  }
  silence?.remove();
}

beginTheme();
followHistory();
destinationAt(route.parts).catch(() => undefined); // on its way while the words come; App asks again and tells
await waitForGreeting();
const target = document.getElementById('app');
if (target) mount(App, { target });
