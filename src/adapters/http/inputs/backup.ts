import * as v from "valibot";
import { AnyJson, list, text, Whole } from "#adapters/http/schemas.ts";

export const Backup = AnyJson;

export const RecordPaths = list(list(v.union([text(200), Whole]), 10), 1_000_000);
