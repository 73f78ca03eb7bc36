// What a game's catalogue has to explain, found in the catalogue itself: topics are for people, so no list of them is kept.

/** The topics of a game, in the order in which the catalogue tells them. */
export function topicsIn(catalogue: string, game: string): string[] {
  const matches = catalogue.matchAll(new RegExp(`^${game}-topic-([\\w-]+) =`, 'gm'));
  return [...matches].map(([, topic]) => topic ?? '');
}

/** Asked for anew, but the browser has it: the words themselves came from the same address. */
export async function topics(game: string, language: string, build: string): Promise<string[]> {
  const answer = await fetch(`/words/${language}/${game}.ftl?b=${encodeURIComponent(build)}`);
  return answer.ok ? topicsIn(await answer.text(), game) : [];
}
