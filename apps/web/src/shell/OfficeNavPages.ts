import type { MenuEntry } from './navigation.ts'

/** Pages of officers; the palette lists them before the others. */
export const officePages: readonly MenuEntry[] = [
  { label: 'officeNav:queue', to: '/petugas', icon: 'inbox' },
  { label: 'officeNav:workload', to: '/petugas/beban-kerja', icon: 'scales' },
  { label: 'officeNav:payments', to: '/petugas/pembayaran', icon: 'money' },
  { label: 'officeNav:letters', to: '/petugas/surat', icon: 'mail' },
  { label: 'officeNav:gazette', to: '/petugas/berita-resmi', icon: 'news' },
  { label: 'officeNav:announcements', to: '/petugas/pengumuman', icon: 'bell' },
  { label: 'officeNav:reports', to: '/petugas/laporan-masalah', icon: 'flag' },
  { label: 'officeNav:staff', to: '/petugas/pegawai', icon: 'user-check' },
  { label: 'officeNav:tariffs', to: '/petugas/tarif', icon: 'sliders' },
  { label: 'officeNav:holidays', to: '/petugas/hari-libur', icon: 'sliders' },
  { label: 'officeNav:periods', to: '/petugas/tenggat', icon: 'sliders' },
  { label: 'officeNav:consultants', to: '/petugas/konsultan', icon: 'sliders' },
]
