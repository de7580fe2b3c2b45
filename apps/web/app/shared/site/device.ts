/** What screen the browser has, as its calls for games say it (CALL-056). */
export const device = () => (matchMedia('(max-width: 767px)').matches ? ('mobile' as const) : ('desktop' as const));
