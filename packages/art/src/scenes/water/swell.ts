export const swell = (y: number, amp = 10, step = 40, shift = 0): string => {
  let d = `M${-40 + shift} ${y}`;
  for (let x = -40; x < 330; x += step) d += `q${step / 4} ${-amp} ${step / 2} 0t${step / 2} 0`;
  return d + 'V410H-40Z';
};
