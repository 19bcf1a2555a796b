import { rulesByRight } from '@saki/domain/requests/requestKind'

import { requestKinds } from './registry.ts'

/** Unit of each tariff code that a kind of request is charged by, as `tariff.unit` says it. */
export const requestTariffUnits: ReadonlyMap<string, string> = new Map(
  requestKinds.flatMap((kind) =>
    rulesByRight(kind).flatMap(([, { fees = [] }]) =>
      fees.map(({ code, per }): [string, string] => [code, per === 'request' ? 'application' : per]),
    ),
  ),
)
