import { noCounts, type FeeCounts } from '@saki/domain/fees/quote'
import type { DraftData } from '@saki/domain/forms/form'
import { filedClasses } from '@saki/domain/marks/goods'
import { extentOf, markSeries } from '@saki/domain/marks/markSeries'

/** A mark is charged by the class (PP 45/2024, annex). */
export const markCounts = (data: DraftData): FeeCounts => ({ ...noCounts, classes: filedClasses(data).length })

/** Series of the number by the classes. Without any class there is nothing to file; such a draft counts as goods until it has one. */
export const markSeriesOf = (data: DraftData) => markSeries[extentOf(filedClasses(data)) ?? 'GOODS']
