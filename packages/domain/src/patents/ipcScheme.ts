import type { IpcPart } from './ipcSymbol.ts'

/** The edition of the IPC whose classes and subclasses are known here. A newer one changes the list below and packages/db/seeds/ipc.tsv. */
export const IPC_EDITION = '2025.01'

/** Classes of each section, each with the letters of its subclasses. */
const scheme: Readonly<Record<string, string>> = {
  A: '01BCDFGHJKLMNP 21BCD 22BC 23BCDFGJKLNP 24BCDF 41BCDFGH 42BC 43BCD 44BC 45BCDF 46BD 47BCDFGHJKL 61BCDFGHJKLMNPQ 62BCD 63BCDFGHJK 99Z',
  B: '01BDFJL 02BC 03BCD 04BC 05BCD 06B 07BC 08B 09BC 21BCDFGHJKL 22CDF 23BCDFGHKPQ 24BCD 25BCDFGHJ 26BDF 27BCDFGHJKLMN 28BCD 29BCDKL 30B 31BCDF 32B 33Y 41BCDFGJKLMN 42BCDF 43KLM 44BCDF 60BCDFGHJKLMNPQRSTVW 61BCDFGHJKL 62BCDHJKLM 63BCGHJ 64BCDFGU 65BCDFGH 66BCDF 67BCD 68BCFG 81BC 82BY 99Z',
  C: '01BCDFG 02F 03BC 04B 05BCDFG 06BCDF 07BCDFGHJK 08BCFGHJKL 09BCDFGHJK 10BCFGHJKLMN 11BCD 12CFGHJLMNPQR 13BK 14BC 21BCD 22BCF 23CDFG 25BCDF 30B 40B 99Z',
  D: '01BCDFGH 02GHJ 03CDJ 04BCDGH 05BC 06BCFGHJLMNPQ 07B 21BCDFGHJ 99Z',
  E: '01BCDFH 02BCDF 03BCDF 04BCDFGH 05BCDFG 06BC 21BCDF 99Z',
  F: '01BCDKLMNP 02BCDFGKMNP 03BCDGH 04BCDF 15BCD 16BCDFGHJKLMNPST 17BCD 21HKLSVWY 22BDG 23BCDGHJKLMNQR 24BCDFHSTV 25BCDJ 26B 27BD 28BCDFG 41ABCFGHJ 42BCD 99Z',
  G: '01BCDFGHJKLMNPQRSTVW 02BCF 03BCDFGH 04BCDFGR 05BDFG 06CDEFGJKMNQTV 07BCDFG 08BCG 09BCDFG 10BCDFGHKL 11BC 12B 16BCHYZ 21BCDFGHJK 99Z',
  H: '01BCFGHJKLMPQRST 02BGHJKMNPS 03BCDFGHJKLM 04BHJKLMNQRSW 05BCFGHK 10BDFHKN 99Z',
}

const classes: ReadonlyMap<string, string> = new Map(
  Object.entries(scheme).flatMap(([section, list]) =>
    list.split(' ').map((each): [string, string] => [section + each.slice(0, 2), each.slice(2)]),
  ),
)

export type IpcLevel = 'section' | 'class' | 'subclass'

/** How deep a parsed symbol, or part of one, exists in the edition. Groups are not listed: there are about 80,000, and they change every year. */
export function ipcLevel({ section, ipcClass = '', subclass }: IpcPart): IpcLevel {
  const letters = classes.get(section + ipcClass)
  if (letters === undefined) return 'section'
  return subclass !== undefined && letters.includes(subclass) ? 'subclass' : 'class'
}

/** Every section, class and subclass, each before what it contains. */
export const ipcCodes = (): string[] =>
  Object.keys(scheme).flatMap((section) => [
    section,
    ...[...classes].flatMap(([code, letters]) =>
      code.startsWith(section) ? [code, ...[...letters].map((letter) => code + letter)] : [],
    ),
  ])
