import { scanLimits, slot } from '../rights/slots.ts'

/** Slots of files that only requests have. */
export const requestSlots = [
  slot('KKL', 'Kelengkapan yang kurang', 'Missing parts', { ...scanLimits, maxFiles: 20 }),
  slot('LIS', 'Perjanjian lisensi', 'Licence agreement', scanLimits),
  slot('TRJ', 'Terjemahan', 'Translation', scanLimits),
  slot('SPG', 'Surat pernyataan penggunaan merek', 'Declaration of use of the mark', scanLimits),
  slot('MBD', 'Memori banding', 'Statement of grounds of appeal', scanLimits),
  slot('PLS', 'Persetujuan penerima lisensi', 'Consent of the licensee', scanLimits),
  slot('BPN', 'Bukti penerimaan negara', 'Proof of payment', scanLimits),
]
