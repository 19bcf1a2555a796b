import type { Insertable } from 'kysely'

import type { TariffTable } from '../src/schema.ts'
import { tariff } from './tariffs.ts'

/** Ground of an amount that no source gives; bills print it. */
const NO_SOURCE = 'Tarif sementara peragaan, belum ada sumber'

/**
 * Amounts for services whose fee no source and no like service gives, so that they can be tried in a demonstration. Never loaded in
 * production: there the service stays closed until an officer sets its amount.
 */
export const provisionalTariffs: Insertable<TariffTable>[] = [
  ...tariff('PATENT_CHANGE_OF_TYPE', 'application', { '*': 450_000 }, NO_SOURCE),
  ...tariff('PATENT_REEXAMINATION', 'application', { '*': 3_000_000 }, NO_SOURCE),
  ...tariff('MARK_DIVISION', 'application', { '*': 300_000 }, NO_SOURCE),
]
