export const GOLD = { h1: '#ffe9ac', h2: '#d99a35', h3: '#6a3d0e' };
