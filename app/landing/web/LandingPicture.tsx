import { useTheme } from '#ui/theme.ts';
import dark from './discover-dark.webp';
import light from './discover-light.webp';

/** Discover in the demonstration, as `npm run bench -- pictures discover` takes it. */
export function LandingPicture() {
  const theme = useTheme();
  return (
    <picture>
      {theme === 'system' && <source media="(prefers-color-scheme: dark)" srcSet={dark} />}
      <img
        src={theme === 'dark' ? dark : light}
        width={1440}
        height={900}
        loading="lazy"
        alt="Opportunities of a scouting cycle, with the submissions that wait in each"
        className="h-auto w-full rounded-card border border-line shadow-float"
      />
    </picture>
  );
}
