import { isShown } from "#core/profile/home-words.ts";
import { useArrival } from "#ui/shared/navigation/use-arrival.ts";
import { Button } from "#ui/shared/parts/button.tsx";
import { Icon } from "#ui/shared/parts/icon.tsx";
import pageStyles from "#ui/shared/parts/page.module.css";
import { Picture } from "#ui/shared/parts/picture.tsx";
import { useFarm, useHomeWords } from "#ui/shared/queries/farm.ts";
import styles from "#ui/storefront/home/home.module.css";

const SHAPES = [
  "M2 7h11v9H2zM13 10h4l4 3v3h-8zM6 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4Zm11 0a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z",
  "M12 20S4 15 4 9a4 4 0 0 1 8-1 4 4 0 0 1 8 1c0 6-8 11-8 11Z",
  "M5 20c0-9 5-15 15-16 0 10-6 15-15 16Zm0 0 8-9",
] as const;

const DRAWN = {
  address: "/pictures/hero.svg",
  alt: "A brown hen in front of the rising sun, with three eggs in the grass and a field gate",
};

interface HeroProps {
  readonly onShop: () => void;
}

export const Hero = ({ onShop }: HeroProps) => {
  const headingRef = useArrival();
  const { name } = useFarm();
  const { headline, introduction, badges, picture, pictureText } = useHomeWords();
  const shows = picture === "" ? DRAWN : { address: picture, alt: pictureText };
  const shown = badges.map((badge, at) => ({ ...badge, shape: SHAPES[at] ?? "" })).filter(isShown);
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <div className={`${pageStyles.wide} ${styles.heroGrid}`}>
        <div>
          <h1 id="hero-title" ref={headingRef} tabIndex={-1}>
            {headline || name}
          </h1>
          {introduction && <p className={styles.lead}>{introduction}</p>}
          <Button size="lg" onClick={onShop}>
            Shop Our Eggs
          </Button>
        </div>
        <Picture {...shows} shownAs="hero" isLargest width={720} height={520} />
      </div>
      {shown.length > 0 && (
        <ul className={`${pageStyles.wide} ${styles.trustBadges}`}>
          {shown.map(({ title, text, shape }) => (
            <li key={shape}>
              <Icon shape={shape} size={32} />
              <span>
                <strong>{title}</strong>
                <small>{text}</small>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
