import { RegisterSearchPage } from './RegisterSearchPage.tsx'

/** Daftar Desain: designs of the register; patents are one choice away. */
export function DesignListScreen() {
  return <RegisterSearchPage page="/table-list/patents" title="shell:page.designs" right={['D']} />
}
