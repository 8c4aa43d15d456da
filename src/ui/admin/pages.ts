import { ADMIN_ROUTES } from "#core/admin-routes.ts";
import { type LazyPage, lazyPage } from "#ui/shared/lazy-page.ts";

export const CustomersPage = lazyPage(
  async () => (await import("#ui/admin/customers/customers-page.tsx")).CustomersPage,
);
export const DashboardPage = lazyPage(
  async () => (await import("#ui/admin/dashboard/dashboard-page.tsx")).DashboardPage,
);
export const FlockPage = lazyPage(
  async () => (await import("#ui/admin/flocks/flock-page.tsx")).FlockPage,
);
export const FlocksPage = lazyPage(
  async () => (await import("#ui/admin/flocks/flocks-page.tsx")).FlocksPage,
);
export const OrdersPage = lazyPage(
  async () => (await import("#ui/admin/orders/orders-page.tsx")).OrdersPage,
);
export const PricingPage = lazyPage(
  async () => (await import("#ui/admin/pages/pricing-page.tsx")).PricingPage,
);
export const PostsPage = lazyPage(
  async () => (await import("#ui/admin/posts/posts-page.tsx")).PostsPage,
);
export const NewPostPage = lazyPage(
  async () => (await import("#ui/admin/posts/post-form-pages.tsx")).NewPostPage,
);
export const EditPostPage = lazyPage(
  async () => (await import("#ui/admin/posts/post-form-pages.tsx")).EditPostPage,
);
export const NewOrderPage = lazyPage(
  async () => (await import("#ui/admin/by-hand/new-order-page.tsx")).NewOrderPage,
);
export const BackupPage = lazyPage(
  async () => (await import("#ui/admin/backup/backup-page.tsx")).BackupPage,
);
export const ExportPage = lazyPage(
  async () => (await import("#ui/admin/export/export-page.tsx")).ExportPage,
);
export const MessagesPage = lazyPage(
  async () => (await import("#ui/admin/messages/messages-page.tsx")).MessagesPage,
);
export const PackingPage = lazyPage(
  async () => (await import("#ui/admin/packing/packing-page.tsx")).PackingPage,
);
export const AlongPage = lazyPage(
  async () => (await import("#ui/admin/packing/along-page.tsx")).AlongPage,
);
export const CountPage = lazyPage(
  async () => (await import("#ui/admin/counting/count-page.tsx")).CountPage,
);
export const CountOutdoors = lazyPage(
  async () => (await import("#ui/admin/counting/count-page.tsx")).CountOutdoors,
);
export const PackDayPage = lazyPage(
  async () => (await import("#ui/admin/packing/pack-day-page.tsx")).PackDayPage,
);
export const SplashPage = lazyPage(
  async () => (await import("#ui/admin/splash/splash-page.tsx")).SplashPage,
);
export const WeekPage = lazyPage(
  async () => (await import("#ui/admin/week/week-page.tsx")).WeekPage,
);
export const EggBookPage = lazyPage(
  async () => (await import("#ui/admin/eggs/egg-book-page.tsx")).EggBookPage,
);
export const LotPage = lazyPage(async () => (await import("#ui/admin/eggs/lot-page.tsx")).LotPage);
export const HelpPage = lazyPage(
  async () => (await import("#ui/admin/help/help-page.tsx")).HelpPage,
);
export const SettingsPage = lazyPage(
  async () => (await import("#ui/admin/settings/settings-page.tsx")).SettingsPage,
);

export const FETCHED_AHEAD = [
  DashboardPage,
  OrdersPage,
  CustomersPage,
  FlocksPage,
  FlockPage,
  PricingPage,
  PostsPage,
  PackingPage,
  BackupPage,
  SplashPage,
];

type Page = Pick<LazyPage<never>, "preload">;

const PAGES: Readonly<Record<Exclude<keyof typeof ADMIN_ROUTES, "login">, Page>> = {
  dashboard: DashboardPage,
  orders: OrdersPage,
  newOrder: NewOrderPage,
  week: WeekPage,
  packing: PackingPage,
  along: AlongPage,
  packDay: PackDayPage,
  count: CountPage,
  eggs: EggBookPage,
  customers: CustomersPage,
  customer: CustomersPage,
  messages: MessagesPage,
  pricing: PricingPage,
  posts: PostsPage,
  newPost: NewPostPage,
  editPost: EditPostPage,
  flocks: FlocksPage,
  flock: FlockPage,
  eggLot: LotPage,
  splash: SplashPage,
  backup: BackupPage,
  export: ExportPage,
  settings: SettingsPage,
  help: HelpPage,
  helpPage: HelpPage,
};

const isAt = (path: string, route: string): boolean =>
  new RegExp(`^${route.replace(/:\w+/g, "[^/]+")}/?$`).test(path);

/** Beside the area, which would ask for it only once it stands. */
export const preloadPage = async (path: string): Promise<void> => {
  const names = Object.keys(PAGES) as (keyof typeof PAGES)[];
  const name = names.find((one) => isAt(path, ADMIN_ROUTES[one]));
  await (name && PAGES[name].preload());
};
