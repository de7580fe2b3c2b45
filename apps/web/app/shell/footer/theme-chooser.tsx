import { MonitorIcon, MoonIcon, SunIcon } from '@liftoff/ui/icons';
import { SegmentButton, SegmentGroup } from '@liftoff/ui/segments';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useHydrated } from '../../shared/parts/hydrated.ts';
import { chooseTheme, chosenTheme, pressedTheme, themes, type ThemeChoice } from '../theme.ts';

const icons = { dark: MoonIcon, light: SunIcon, auto: MonitorIcon };

/**
 * Lets the visitor choose the dark, the light or the system theme. A cookie stores the choice, so that the server can
 * render it.
 */
export function ThemeChooser() {
  const t = useTranslations('shell.theme');
  const hydrated = useHydrated();
  const [picked, setPicked] = useState<ThemeChoice | null>(null);
  const chosen = picked ?? (hydrated ? chosenTheme() : null);
  const choose = (theme: ThemeChoice) => {
    chooseTheme(theme);
    setPicked(theme);
  };
  const choosePressed = useEffectEvent(() => {
    const pressed = pressedTheme();
    if (pressed) choose(pressed);
  });
  useEffect(() => choosePressed(), []);
  return (
    <SegmentGroup className="themes" aria-label={t('label')}>
      {themes.map(theme => {
        const Icon = icons[theme];
        return (
          <SegmentButton
            key={theme}
            pressed={theme === chosen}
            aria-label={t(theme)}
            title={t(theme)}
            data-choose-theme={theme}
            onClick={() => choose(theme)}
          >
            <Icon size="s" />
          </SegmentButton>
        );
      })}
    </SegmentGroup>
  );
}
