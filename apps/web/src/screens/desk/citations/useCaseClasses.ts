import { lookOf } from '@saki/catalogue/rights/looks'
import type { OfficeCase } from '@saki/contracts/desk'

import { useCall } from '../../../lib/queries.ts'

/** Section, class and subclass of an IPC symbol: A23F of A23F 5/02. */
const SUBCLASS = 4

/** Classes of a case as the register names them: Nice, Locarno, or IPC to the subclass. */
export function useCaseClasses({ PATENT_ID: patentId, RIGHT }: OfficeCase): readonly string[] {
  const { classes } = lookOf(RIGHT)
  const isPatent = classes === 'ipc'
  const detail = useCall('getPatentDetail', { query: { patentId, classes: 'Y' } }, { enabled: !isPatent })
  const ipc = useCall('getIpcs', { query: { patentId } }, { enabled: isPatent })
  const codes = isPatent
    ? (ipc.data ?? []).map(({ IPC_SYMBOL }) => IPC_SYMBOL.slice(0, SUBCLASS))
    : [
        ...(detail.data?.NICE ?? []).map(({ NICE_CLASS_CODE }) => String(NICE_CLASS_CODE)),
        ...(detail.data?.LOCARNO ?? []).map(({ LOCARNO_CLASS_CODE }) => LOCARNO_CLASS_CODE),
      ]
  return [...new Set(codes)]
}
