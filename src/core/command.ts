import type { Ports } from "#ports/ports.ts";

type UseCase<Input extends unknown[], Output> = (
  ports: Ports,
) => (...input: Input) => Promise<Output>;

/** Makes commands of use cases: each runs in one unit of work of its own. */
export const commandsOver =
  (ports: Ports) =>
  <Input extends unknown[], Output>(useCase: UseCase<Input, Output>) =>
  (...input: Input): Promise<Output> =>
    ports.unitOfWork.run((stored) => useCase({ ...ports, ...stored })(...input));
