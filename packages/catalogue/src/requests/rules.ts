import type { RequestRule } from '@saki/domain/requests/requestKind'

import type { Right } from '../rights/registry.ts'
import type { RequestTariff } from './tariffs.ts'

type CountedBy = NonNullable<RequestRule['fees']>[number]
/** A rule whose tariff codes are in the table of tariffs. */
export type CatalogueRule = Omit<RequestRule, 'fees'> & { fees?: readonly (CountedBy & { code: RequestTariff })[] }
export type RequestRules = Readonly<Partial<Record<Right, CatalogueRule>>>

/** The same rule for patents and simple patents. */
export const bothPatents = (rule: CatalogueRule): RequestRules => ({ PATENT: rule, SIMPLE_PATENT: rule })

/** One fee, charged once for each case or by what it counts. */
export const fee = (code: RequestTariff, per: CountedBy['per'] = 'request') => [{ code, per }] as const

export type Grounds = Readonly<Record<'patent' | 'design' | 'mark', string>>
/** A rule for all rights, with the ground and the tariff code of each. */
export function allRights(
  ground: Grounds,
  rule: Omit<CatalogueRule, 'ground' | 'fees'>,
  codes?: Readonly<Record<'patent' | 'design' | 'mark', RequestTariff>>,
): RequestRules {
  const of = (right: 'patent' | 'design' | 'mark'): CatalogueRule => ({
    ...rule,
    ground: ground[right],
    ...(codes && { fees: fee(codes[right]) }),
  })
  return { ...bothPatents(of('patent')), DESIGN: of('design'), MARK: of('mark') }
}
