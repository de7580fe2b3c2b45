export const GOLD = { h1: '#ffe9ac', h2: '#e0a53c', h3: '#74450f' };
