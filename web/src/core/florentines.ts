// A name for whoever comes in without one: of Florence, and of nobody who is on a card.

export const FIRST_NAMES = [
  'Alessandra', 'Baccio', 'Benedetta', 'Bice', 'Caterina', 'Clarice', 'Dianora', 'Duccio', 'Fiammetta', 'Filippa',
  'Ginevra', 'Giuliano', 'Lapo', 'Lisabetta', 'Maddalena', 'Maso', 'Matteo', 'Nannina', 'Neri', 'Nofri', 'Oretta', 'Piera',
  'Simone', 'Tessa', 'Tommaso', 'Ugo', 'Vanna', 'Vieri',
];

export const SURNAMES = [
  'Acciaiuoli', 'Antinori', 'Bardi', 'Capponi', 'Cavalcanti', 'Cerchi', 'Corsini', 'Davanzati', 'Donati', 'Frescobaldi',
  'Ginori', 'Gondi', 'Neroni', 'Niccolini', 'Peruzzi', 'Pitti', 'Portinari', 'Pucci', 'Ridolfi', 'Rucellai', 'Sassetti',
  'Soderini', 'Tornabuoni', 'Valori',
];

const one = (names: readonly string[], chance: number) => names[Math.floor(chance * names.length)] ?? '';

export const proposeName = (random = Math.random): string => `${one(FIRST_NAMES, random())} ${one(SURNAMES, random())}`;
