import { noCounts, type FeeCounts } from '@saki/domain/fees/quote'
import type { DraftData } from '@saki/domain/forms/form'
import { filedClasses } from '@saki/domain/marks/goods'
import { extentOf, markSeries } from '@saki/domain/marks/markSeries'

/** A mark is charged per class (PP 45/2024, annex). */
export const markCounts = (data: DraftData): FeeCounts => ({ ...noCounts, classes: filedClasses(data).length })

/** Number series by the classes; goods when there is no class yet. */
export const markSeriesOf = (data: DraftData) => markSeries[extentOf(filedClasses(data)) ?? 'GOODS']
