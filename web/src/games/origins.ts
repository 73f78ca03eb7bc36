// Whose the games are. Their titles are words of the pages.
export interface Origin {
  game: string;
  by: string;
  publisher: string;
}

export const ORIGINS: readonly Origin[] = [
  { game: 'lorenzo', by: 'Flaminia Brasini, Virginio Gigli, Simone Luciani', publisher: 'Cranio Creations' },
  { game: 'masters', by: 'Simone Luciani, Nestore Mangone', publisher: 'Cranio Creations' },
  { game: 'princes', by: 'Wolfgang Kramer, Richard Ulrich', publisher: 'Alea, Ravensburger' },
];
