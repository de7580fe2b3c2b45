export const GOLD = { h1: '#ffe9ac', h2: '#d99a35', h3: '#6a3d0e' };

export const WOOD = { h1: '#c98f56', h2: '#8a5630', h3: '#442412' };
