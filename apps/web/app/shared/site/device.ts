/** The kind of screen that calls for games report [CALL-056]. */
export const device = () => (matchMedia('(max-width: 767px)').matches ? ('mobile' as const) : ('desktop' as const));
