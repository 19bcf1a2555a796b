import { usePageSearch } from '../lib/pageAddress.ts'
import { AnnuityScreen } from '../screens/annuities/AnnuityScreen.tsx'
import { LettersList } from '../screens/answer/LettersList.tsx'
import { FreeRequestScreen } from '../screens/newRequest/FreeRequestScreen.tsx'
import { OppositionScreen } from '../screens/newRequest/OppositionScreen.tsx'
import { PaidRequestScreen } from '../screens/newRequest/PaidRequestScreen.tsx'

/** USERDOC_TYP of annuities. */
const ANNUITIES = 'BT'

/** /user-docx/tp/berbayar: annuities, also under an address that names numbers alone, or the other requests with a fee. */
export function PaidRequestsScreen() {
  const { jenis, nomor, draf } = usePageSearch('/user-docx/tp/berbayar')
  const isForAnnuities = jenis === ANNUITIES || (jenis === undefined && draf === undefined && nomor !== undefined)
  return isForAnnuities ? <AnnuityScreen /> : <PaidRequestScreen />
}

/** /user-docx/tp/tdkberbayar */
export function FreeRequestsScreen() {
  return <FreeRequestScreen letters={<LettersList />} />
}

/** /customer-screen/oposisi */
export function OppositionsScreen() {
  return <OppositionScreen against={<LettersList kind="objection" empty="newRequest:opposition.none.against" />} />
}
