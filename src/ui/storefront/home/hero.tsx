import { isShown } from "#core/profile/home-words.ts";
import { useArrival } from "#ui/shared/navigation/use-arrival.ts";
import { Button } from "#ui/shared/parts/button.tsx";
import { Icon } from "#ui/shared/parts/icon.tsx";
import pageStyles from "#ui/shared/parts/page.module.css";
import { Picture } from "#ui/shared/parts/picture.tsx";
import { useFarm, useHomeWords } from "#ui/shared/queries/farm.ts";
import { spaced } from "#ui/shared/spaced.ts";
import styles from "#ui/storefront/home/hero.module.css";

const SHAPES = [
  "M2 6h12v10H2ZM14 10h4l4 3.5V16h-8M6 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4Zm12 0a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z",
  "M12 20S3.5 14.5 3.5 8.8C3.5 6 5.6 4 8 4c1.8 0 3.2 1 4 2.5C12.8 5 14.2 4 16 4c2.4 0 4.5 2 4.5 4.8C20.5 14.5 12 20 12 20Z",
  "M5 19C5 9 11 4.5 20 4.5 20 14 15 19 8 17.5M5 21c0-5 4-8.5 9-10.5",
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
      <div className={styles.ground}>
        <div className={pageStyles.wide}>
          <div className={styles.words}>
            <h1 id="hero-title" ref={headingRef} tabIndex={-1}>
              {headline || name}
            </h1>
            {introduction && <p>{introduction}</p>}
            <Button size="lg" onClick={onShop}>
              Shop Our Eggs
            </Button>
          </div>
          <Picture {...shows} shownAs="hero" isLargest width={720} height={520} />
        </div>
      </div>
      {shown.length > 0 && (
        <ul className={spaced(pageStyles.wide, styles.badges)}>
          {shown.map(({ title, text, shape }) => (
            <li key={shape}>
              <Icon shape={shape} size={22} />
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
