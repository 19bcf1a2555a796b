import { useWords } from './useWords.ts'

/** The name of a class of Locarno, Vienna or the IPC: Indonesian for Indonesian readers, otherwise English. Names in other languages do not exist. */
export function ClassTitle({ name }: { name: string | undefined }) {
  const { language } = useWords()
  return <bdi lang={language === 'id' ? 'id' : 'en'}>{name}</bdi>
}
