import { usePageSearch } from '../lib/pageAddress.ts'
import { useCall } from '../lib/queries.ts'
import { DisputesAgainst } from '../requests/DisputesAgainst.tsx'
import { AnnuityScreen } from '../screens/annuities/AnnuityScreen.tsx'
import { LettersList } from '../screens/answer/LettersList.tsx'
import { FreeRequestScreen } from '../screens/newRequest/FreeRequestScreen.tsx'
import { OppositionScreen } from '../screens/newRequest/OppositionScreen.tsx'
import { PaidRequestScreen } from '../screens/newRequest/PaidRequestScreen.tsx'

/** Most objections whose letters are told apart from those on paper. */
const MOST = 100
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
  return (
    <OppositionScreen
      against={
        <>
          <DisputesAgainst />
          <PaperObjections />
        </>
      }
    />
  )
}

/** Objections recorded on paper, which are no requests: the letters that wait for an answer. */
function PaperObjections() {
  const { data } = useCall('disputesAgainst', { query: { size: MOST } }, { staleTime: 30_000 })
  return data ? (
    <LettersList kind="objection" except={new Set(data.data.map(({ SERVED_PROCID }) => SERVED_PROCID))} />
  ) : null
}
