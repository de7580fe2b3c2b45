/** Background colours behind a subject. `family` groups grounds for the studios' house styles. */
export interface Ground {
  readonly a: string;
  readonly b: string;
  readonly g: string;
  readonly family: string;
}

/** All grounds by name: a is the mid tone, b the deep tone, and g the glow. */
export const grounds: Readonly<Record<string, Ground>> = {
  // night
  midnight: { a: '#1d3556', b: '#0a111e', g: '#7fa9d8', family: 'night' },
  indigo: { a: '#1a1f5c', b: '#0a0c24', g: '#6e7bff', family: 'night' },
  ultraviolet: { a: '#2b1458', b: '#0d0824', g: '#a06bff', family: 'night' },
  orchidNight: { a: '#43156e', b: '#14061f', g: '#c04dd0', family: 'night' },
  storm: { a: '#2d2f66', b: '#0c0d22', g: '#7c7cf5', family: 'night' },
  steelNight: { a: '#2a3444', b: '#0b0f16', g: '#93a7c4', family: 'night' },
  // sea
  abyss: { a: '#053a55', b: '#020f1c', g: '#1fa3c9', family: 'sea' },
  lagoon: { a: '#0e7a72', b: '#04302f', g: '#5ce0c0', family: 'sea' },
  tide: { a: '#0d4a5e', b: '#061a28', g: '#3cc0c8', family: 'sea' },
  atlantic: { a: '#0f3a7a', b: '#071430', g: '#3f9ff0', family: 'sea' },
  glacier: { a: '#2a6f9a', b: '#0a2238', g: '#b4e9ff', family: 'sea' },
  // earth
  canyon: { a: '#8a3a1c', b: '#2a0f10', g: '#ff9a4d', family: 'earth' },
  amberDusk: { a: '#7a3d14', b: '#2a1108', g: '#f2a24a', family: 'earth' },
  cedar: { a: '#4a2a16', b: '#160b06', g: '#c98a4e', family: 'earth' },
  olive: { a: '#4a5218', b: '#161a06', g: '#c8d060', family: 'earth' },
  sandstone: { a: '#a8743a', b: '#33200e', g: '#ffe0a0', family: 'earth' },
  // green
  forest: { a: '#0f5a3c', b: '#05211a', g: '#4fc98a', family: 'green' },
  fern: { a: '#2d6a2a', b: '#0b2410', g: '#9fe06a', family: 'green' },
  baize: { a: '#0f4a3a', b: '#051a16', g: '#2f9a74', family: 'green' },
  jungle: { a: '#14523a', b: '#04180f', g: '#7fd070', family: 'green' },
  limelight: { a: '#5a7a12', b: '#1a2606', g: '#d8f060', family: 'green' },
  // fire
  ember: { a: '#5c1a12', b: '#180606', g: '#ff5a3c', family: 'fire' },
  crimson: { a: '#7a0f24', b: '#22060e', g: '#ff5a6a', family: 'fire' },
  lacquer: { a: '#8a1a14', b: '#290706', g: '#ff7a4a', family: 'fire' },
  sunset: { a: '#b0402a', b: '#3a0f2a', g: '#ffb45c', family: 'fire' },
  tangerine: { a: '#c45a12', b: '#3f1606', g: '#ffc45c', family: 'fire' },
  // bloom
  magenta: { a: '#8a1a6a', b: '#2a0626', g: '#ff6fc8', family: 'bloom' },
  rosewood: { a: '#5c1238', b: '#1c0616', g: '#ff7a9a', family: 'bloom' },
  blossom: { a: '#a8486a', b: '#3a1026', g: '#ffb8cc', family: 'bloom' },
  plumVelvet: { a: '#4a1244', b: '#16051a', g: '#d05ac0', family: 'bloom' },
  lilac: { a: '#6a4aa8', b: '#20123f', g: '#d4b8ff', family: 'bloom' },
  // light
  daylight: { a: '#3a8fd0', b: '#0c2f5a', g: '#d8f2ff', family: 'light' },
  mintDay: { a: '#3aa88a', b: '#0c3f3a', g: '#d4ffe8', family: 'light' },
  honey: { a: '#d09222', b: '#43260a', g: '#fff0a8', family: 'light' },
  peachDawn: { a: '#d0705a', b: '#4a1830', g: '#ffe0b8', family: 'light' },
  periwinkle: { a: '#5c6ed0', b: '#181c4a', g: '#d8deff', family: 'light' },
  // noir
  graphite: { a: '#262a36', b: '#08090d', g: '#7a8498', family: 'noir' },
  noirGold: { a: '#241c12', b: '#080604', g: '#b08a4a', family: 'noir' },
  noirRed: { a: '#2a1014', b: '#0a0405', g: '#c83a4a', family: 'noir' },
  noirTeal: { a: '#0c2628', b: '#030b0c', g: '#2fb0a8', family: 'noir' },
};
