export interface IpcPickerProps {
  /** Beginning of the ids of its controls. */
  id: string
  /** `symbol`: subclasses and subgroups, as an application is classified; `subclass`; `part`: also sections and classes, as searches take them. */
  takes: 'symbol' | 'subclass' | 'part'
  chosen: readonly string[]
  /** Called with a code of `takes` as printed, also with one that is chosen already. */
  onChoose: (code: string) => void
  /** What suggestions are made from; none without it. */
  invention?: { title: string; abstract: string }
}
