/** A symbol of the International Patent Classification, split as in WIPO's guide: A61K 31/00. */
export interface IpcSymbol {
  section: string
  ipcClass: string
  subclass: string
  /** Main group and subgroup; undefined when only the subclass is given. */
  group: number | undefined
  subgroup: string | undefined
}

/**
 * Parses a symbol, ignoring white space; undefined when the syntax is wrong. Does not check that the symbol exists: there are about 80,000,
 * and they change every year.
 */
export function parseIpcSymbol(text: string): IpcSymbol | undefined {
  const bare = text.normalize('NFKC').replace(/\s/g, '')
  const parts = /^([A-Ha-h])(\d{2})([A-Za-z])(?:(\d{1,4})\/(\d{2,6}))?$/.exec(bare)
  if (!parts) return undefined
  const [, section = '', ipcClass = '', subclass = '', group, subgroup] = parts
  if (ipcClass === '00' || (group !== undefined && Number(group) === 0)) return undefined
  return {
    section: section.toUpperCase(),
    ipcClass,
    subclass: subclass.toUpperCase(),
    group: group === undefined ? undefined : Number(group),
    subgroup,
  }
}

/** The symbol as printed and stored: `A61K 31/00`, or `A61K`. */
export function formatIpcSymbol({ section, ipcClass, subclass, group, subgroup }: IpcSymbol): string {
  const head = `${section}${ipcClass}${subclass}`
  return group === undefined ? head : `${head} ${group}/${subgroup ?? '00'}`
}
