// Which icons the site uses: by our name, the one of game-icons or our own drawing.

/** From game-icons, by their name there; chosen because they stay legible at 14 px. */
export const taken = {
  any: 'uncertainty',
  bot: 'robot-golem',
  building: 'stone-tower',
  candle: 'candle-light',
  character: 'queen-crown',
  coins: 'two-coins',
  council: 'greek-temple',
  help: 'help',
  laurels: 'laurels',
  lock: 'padlock',
  market: 'scales',
  past: 'backward-time',
  production: 'anvil',
  scroll: 'scroll-unfurled',
  servants: 'person',
  shields: 'checked-shield',
  stones: 'stone-block',
  territory: 'hills',
  time: 'sands-of-time',
  undo: 'anticlockwise-rotation',
  venture: 'flying-flag',
  watch: 'spyglass',
};

export const cropped = { servants: '116 24 280 464' };

const stroke = 'fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"';
const fill = 'fill="currentColor"';

/** Our own, in a box of 24. */
export const drawn = {
  arrow: `<path ${stroke} d="M4 12h15M13 6l6 6-6 6"/>`,
  'arrow-left': `<path ${stroke} d="M20 12H5M11 6l-6 6 6 6"/>`,
  'arrow-up': `<path ${stroke} d="M12 20V5M6 11l6-6 6 6"/>`,
  check: `<path ${stroke} d="m4 12.5 5 5.5L20 6"/>`,
  close: `<path ${stroke} d="M6 6l12 12M18 6 6 18"/>`,
  copy: `<path ${stroke} d="M9 8h10v12H9zM15 8V4H5v12h4"/>`,
  down: `<path ${stroke} d="m5 9 7 7 7-7"/>`,
  download: `<path ${stroke} d="M12 3v12M7 10l5 5 5-5M4 20h16"/>`,
  faith: `<path ${fill} d="M9.6 1h4.8l-.7 5.7 6.3-.6v4.8l-6.3-.6.9 12.7H9.4l.9-12.7-6.3.6V6.1l6.3.6z"/>`,
  first: `<path ${stroke} d="M6 5v14M18 6l-7 6 7 6"/>`,
  flash: `<path ${fill} d="M13.5 1 4 13.5h6L8.5 23 20 9.5h-7z"/>`,
  globe: `<circle ${stroke} cx="12" cy="12" r="9"/><path ${stroke} d="M3 12h18M12 3c3 3 3.5 6 3.5 9S15 18 12 21c-3-3-3.5-6-3.5-9S9 6 12 3z"/>`,
  last: `<path ${stroke} d="M18 5v14M6 6l7 6-7 6"/>`,
  leave: `<path ${stroke} d="M14 4H5v16h9M10 12h11M17 8l4 4-4 4"/>`,
  left: `<path ${stroke} d="m15 5-7 7 7 7"/>`,
  link: `<path ${stroke} d="M10 14a4.5 4.5 0 0 0 6.5.4l3-3a4.6 4.6 0 0 0-6.5-6.5l-1.5 1.5M14 10a4.5 4.5 0 0 0-6.5-.4l-3 3a4.6 4.6 0 0 0 6.5 6.5l1.5-1.5"/>`,
  marble: `<circle ${stroke} cx="12" cy="12" r="9"/><path ${stroke} d="M7.5 9.5A5.5 5.5 0 0 1 11 6.7"/>`,
  menu: `<path ${stroke} d="M4 6h16M4 12h16M4 18h16"/>`,
  minus: `<path ${stroke} d="M5 12h14"/>`,
  moon: `<path ${stroke} d="M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z"/>`,
  pause: `<path ${fill} d="M6 5h4.2v14H6zM13.8 5H18v14h-4.2z"/>`,
  pencil: `<path ${stroke} d="m4 20 1-4L16 5l3 3L8 19zM14 7l3 3"/>`,
  people: `<circle ${stroke} cx="9" cy="8" r="3.5"/><path ${stroke} d="M2.5 20c0-4 2.8-6.5 6.5-6.5s6.5 2.5 6.5 6.5M15.5 4.8a3.5 3.5 0 0 1 0 6.4M18 14.5c2.2.9 3.5 2.8 3.5 5.5"/>`,
  play: `<path ${fill} d="M7 4.5v15L20 12z"/>`,
  plus: `<path ${stroke} d="M12 5v14M5 12h14"/>`,
  right: `<path ${stroke} d="m9 5 7 7-7 7"/>`,
  seal: `<path ${fill} d="M12 1.5l2.2 1.3 2.5-.5 1.4 2.1 2.5.7.2 2.6 1.9 1.7-.9 2.4.9 2.4-1.9 1.7-.2 2.6-2.5.7-1.4 2.1-2.5-.5L12 22.5l-2.2-1.3-2.5.5-1.4-2.1-2.5-.7-.2-2.6-1.9-1.7.9-2.4-.9-2.4 1.9-1.7.2-2.6 2.5-.7 1.4-2.1 2.5.5z"/>`,
  share: `<path ${stroke} d="M12 15V3M8 6.5 12 3l4 3.5M6 11H4v10h16V11h-2"/>`,
  sun: `<circle ${stroke} cx="12" cy="12" r="4"/><path ${stroke} d="M12 2.5v2.5M12 19v2.5M2.5 12H5M19 12h2.5M5.3 5.3 7 7M17 17l1.7 1.7M18.7 5.3 17 7M7 17l-1.7 1.7"/>`,
  system: `<circle ${stroke} cx="12" cy="12" r="8.5"/><path ${fill} d="M12 3.5a8.5 8.5 0 0 1 0 17z"/>`,
  table: `<path ${stroke} d="M2.5 9h19l-2-4h-15zM5 9v10M19 9v10"/>`,
  up: `<path ${stroke} d="m5 15 7-7 7 7"/>`,
  warning: `<path ${stroke} d="M12 3.5 22 20.5H2zM12 10v5M12 17.8v.2"/>`,
};
