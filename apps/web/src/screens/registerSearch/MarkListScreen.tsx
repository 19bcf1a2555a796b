import { RegisterSearchPage } from './RegisterSearchPage.tsx'

/** Daftar Merek: marks of the register. */
export function MarkListScreen() {
  return (
    <RegisterSearchPage page="/list-tm/trademarks" title="shell:page.marks" lead="register:lead.marks" right={['T']} />
  )
}
