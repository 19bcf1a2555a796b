import { MB, pictureLimits, scanLimits, slot } from '../slots.ts'

const sound = { mimes: ['audio/mpeg', 'audio/wav'], maxFiles: 1, maxBytes: 10 * MB }
const video = { mimes: ['video/mp4'], maxFiles: 1, maxBytes: 50 * MB }

export const markSlots = [
  slot('ETK', 'Etiket merek', 'Label of the mark', { ...pictureLimits, maxFiles: 6 }),
  slot('TTD', 'Tanda tangan pemohon', 'Signature of the applicant', {
    ...pictureLimits,
    pixels: { ...pictureLimits.pixels, min: 100 },
  }),
  slot('SPM', 'Surat pernyataan kepemilikan merek', 'Statement of ownership of the mark', scanLimits),
  slot('PKM', 'Peraturan penggunaan merek kolektif', 'Rules of use of the collective mark', scanLimits),
  slot('SND', 'Rekaman suara', 'Sound recording', sound),
  slot('VID', 'Rekaman video', 'Video recording', video),
  slot('NOT', 'Notasi atau transkrip', 'Notation or transcript', scanLimits),
]
