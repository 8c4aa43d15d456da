export interface CustomersMay {
  readonly changeDay: boolean;
  readonly cancel: boolean;
}

export const ALL_OF_IT: CustomersMay = { changeDay: true, cancel: true };
