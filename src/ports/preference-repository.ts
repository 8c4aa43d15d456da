/** How the owner likes the admin area. */
export interface PreferenceRepository {
  isSidebarCollapsed(): Promise<boolean>;
  setSidebarCollapsed(isCollapsed: boolean): Promise<void>;
}
