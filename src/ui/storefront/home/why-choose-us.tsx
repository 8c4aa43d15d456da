import { isShown } from "#core/profile/home-words.ts";
import pageStyles from "#ui/shared/parts/page.module.css";
import { useHomeWords } from "#ui/shared/queries/farm.ts";
import styles from "#ui/storefront/home/home.module.css";

export const WhyChooseUs = () => {
  const reasons = useHomeWords().reasons.filter(isShown);
  return (
    reasons.length > 0 && (
      <section className={`${styles.why} ${pageStyles.wide}`} aria-labelledby="why-title">
        <h2 id="why-title">Why Choose Us?</h2>
        <ul>
          {reasons.map(({ title, text }) => (
            <li key={`${title} ${text}`}>
              {title && <h3>{title}</h3>}
              {text && <p>{text}</p>}
            </li>
          ))}
        </ul>
      </section>
    )
  );
};
