/** One banner, in the visitor's language and currency. */
export interface Banner {
  id: string;
  /**
   * Address of the picture without its width and extension, such as `/pictures/scene/launch`; append
   * `-{640|1200|2000}.webp`.
   */
  picture: string;
  /** The picture's widths, if they are not those of a scene. */
  widths?: readonly number[];
  /** Address of a game's poster that is shown over the picture. */
  poster?: string;
  /** Colours behind the text, from the left to the right. */
  gradient?: readonly string[];
  eyebrow?: string;
  title: string;
  text?: string;
  action?: BannerLink;
  second?: BannerLink;
  popup?: BannerPopup;
  terms?: string;
  timer?: BannerTimer;
}

export interface BannerLink {
  label: string;
  href: string;
}

/** A second button that explains the offer in numbered steps. */
export interface BannerPopup {
  label: string;
  title: string;
  steps: readonly string[];
}

/** A countdown. Both moments are in milliseconds. */
export interface BannerTimer {
  endsAt: number;
  /** When the page was rendered, by the server's clock. */
  now: number;
}

/** The CSS background of a banner with a gradient. */
export const gradientOf = ({ gradient }: Banner) =>
  gradient && { backgroundImage: `linear-gradient(100deg, ${gradient.join(', ')})` };
