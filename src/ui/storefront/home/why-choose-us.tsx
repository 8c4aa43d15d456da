import pageStyles from "#ui/shared/parts/page.module.css";
import styles from "#ui/storefront/home/home.module.css";

const REASONS = [
  [
    "Gathered today",
    "We collect the eggs every morning. What you eat on Sunday was laid this week, not last month.",
  ],
  [
    "Hens with room to roam",
    "Our flocks scratch, dust-bathe and sleep as hens should. You can taste the grass in the yolk.",
  ],
  [
    "From a farm you can visit",
    "No middlemen and no long roads. Come to the gate at the weekend and meet the hens.",
  ],
] as const;

export const WhyChooseUs = () => (
  <section className={`${styles.whyChooseUs} ${pageStyles.wide}`} aria-labelledby="why-title">
    <h2 id="why-title">Why Choose Us?</h2>
    <ul>
      {REASONS.map(([title, text]) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  </section>
);
