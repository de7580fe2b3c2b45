/** Rooms that can be seen behind the table. */
export const ROOMS = [
  'room',
  'curtain',
  'city',
  'library',
  'deco',
  'arch',
  'temple',
  'bokeh',
  'lanterns',
  'garden',
  'observatory',
  'stars',
];
