export const GREEN = { h1: '#b8e58a', h2: '#4c9a4e', h3: '#17502f' };
