export interface OpenSession {
  readonly id: string;
  readonly device: string;
  readonly lastUsed: string;
  readonly isOwn: boolean;
  readonly helper: string | null;
}

export interface Helper {
  readonly id: string;
  readonly name: string;
}

export interface PeopleSheet {
  readonly sessions: readonly OpenSession[];
  readonly helpers: readonly Helper[];
}
