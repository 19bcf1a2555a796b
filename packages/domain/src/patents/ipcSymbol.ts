/** A symbol of the International Patent Classification, split as in WIPO's guide: A61K 31/00. Whether it exists: ipcLevel (ipcScheme.ts). */
export interface IpcSymbol {
  section: string
  ipcClass: string
  subclass: string
  /** Main group and subgroup; undefined when only the subclass is given. */
  group: number | undefined
  subgroup: string | undefined
}

/** A section, class, subclass, main group or subgroup, as searches take it: `A`, `A23`, `A23F`, `A23F 5`, `A23F 5/02`. */
export type IpcPart = Pick<IpcSymbol, 'section' | 'group' | 'subgroup'> &
  Partial<Pick<IpcSymbol, 'ipcClass' | 'subclass'>>

const FORM = /^([A-H])(?:(\d{2})(?:([A-Z])(?:(\d{1,4})(?:\/(\d{2,6}))?)?)?)?$/

/** Parses a symbol or the beginning of one, ignoring white space and the case of letters; undefined when the form is wrong. */
export function parseIpcPart(text: string): IpcPart | undefined {
  const bare = text.normalize('NFKC').replace(/\s/g, '').toUpperCase()
  const [, section, ipcClass, subclass, group, subgroup] = FORM.exec(bare) ?? []
  if (section === undefined || ipcClass === '00' || (group !== undefined && Number(group) === 0)) return undefined
  return { section, ipcClass, subclass, group: group === undefined ? undefined : Number(group), subgroup }
}

/** Parses a subclass or a subgroup, which an application is classified in. Groups are accepted by their form. */
export function parseIpcSymbol(text: string): IpcSymbol | undefined {
  const part = parseIpcPart(text)
  if (part?.ipcClass === undefined || part.subclass === undefined) return undefined
  if (part.group !== undefined && part.subgroup === undefined) return undefined
  return { ...part, ipcClass: part.ipcClass, subclass: part.subclass }
}

/** The symbol as printed and stored: `A61K 31/00`, or `A61K`. */
export function formatIpcSymbol({ section, ipcClass, subclass, group, subgroup }: IpcSymbol): string {
  const head = `${section}${ipcClass}${subclass}`
  return group === undefined ? head : `${head} ${group}/${subgroup ?? '00'}`
}

/** The subclass of a symbol, `A61K`; undefined when it is no symbol. */
export function ipcSubclass(text: string): string | undefined {
  const symbol = parseIpcSymbol(text)
  return symbol && `${symbol.section}${symbol.ipcClass}${symbol.subclass}`
}
