/** A person with the fields of the form. */
export type DemoPerson = Record<string, string>

const places = {
  kasihan: ['34', '3402', '340216', '3402162001', '55184'],
  sewon: ['34', '3402', '340215', '3402152002', '55188'],
  depok: ['34', '3404', '340407', '3404072001', '55281'],
  gondokusuman: ['34', '3471', '347103', '3471031001', '55221'],
  gambir: ['31', '3171', '317101', '3171011002', '10150'],
  kebayoran: ['31', '3174', '317407', '3174071001', '12160'],
  pulogadung: ['31', '3175', '317502', '3175021001', '13260'],
  tambora: ['31', '3173', '317304', '3173041001', '11220'],
} as const

export type PlaceKey = keyof typeof places

/** Region codes from province to village, with the postcode. */
export function regionOf(place: PlaceKey) {
  const [STATE_CODE, CITY_CODE, DISTRICT_CODE, VILLAGE_CODE, ZIPCODE] = places[place]
  return { STATE_CODE, CITY_CODE, DISTRICT_CODE, VILLAGE_CODE, ZIPCODE }
}

function someone(name: string, nik: string, place: PlaceKey, street: string, email: string): DemoPerson {
  return {
    PERSON_WCODE: 'I',
    PERSON_NAME: name,
    INDI_PERSON_ID_NBR: nik,
    NATIONALITY_COUNTRY_CODE: 'ID',
    ADDR_STREET: street,
    ...regionOf(place),
    EMAIL: email,
    TELEPHONE: `+6281${nik.slice(-9)}`,
  }
}

function company(name: string, place: PlaceKey, street: string, email: string): DemoPerson {
  return {
    PERSON_WCODE: 'C',
    PERSON_NAME: name,
    NATIONALITY_COUNTRY_CODE: 'ID',
    ADDR_STREET: street,
    ...regionOf(place),
    EMAIL: email,
    TELEPHONE: '+62274512345',
  }
}

function abroad(
  name: string,
  country: string,
  street: string,
  zipcode: string,
  email: string,
  telephone: string,
): DemoPerson {
  return {
    PERSON_WCODE: 'C',
    PERSON_NAME: name,
    NATIONALITY_COUNTRY_CODE: country,
    ADDR_STREET: street,
    ZIPCODE: zipcode,
    EMAIL: email,
    TELEPHONE: telephone,
  }
}

/** Everyone who files in the demonstration; all are invented. */
export const people = {
  sari: someone('Sari Wulandari', '3402134507880001', 'kasihan', 'Kasongan RT 04, Bangunjiwo', 'sari@contoh.id'),
  umi: someone('Umi Kulsum', '3404075202850004', 'depok', 'Jalan Selokan Mataram 17', 'umk@contoh.id'),
  lestari: someone('Sri Lestari Handayani', '3402165103790002', 'kasihan', 'Jalan Bibis Raya 8', 'lestari@contoh.id'),
  sumiyati: someone(
    'Radèn Ajêng Sumiyati',
    '3471036204680001',
    'gondokusuman',
    'Jalan Kusbini 21',
    'sumiyati@contoh.id',
  ),
  surya: someone('Ki Suryånåtå Widodo', '3402150508600003', 'sewon', 'Dukuh Pandes RT 02', 'surya@contoh.id'),
  retna: someone('Nyi Rêtnå Wulansari', '3471035712910005', 'gondokusuman', 'Jalan Munggur 40', 'retna@contoh.id'),
  fatimah: someone('فاطمة الزهراء العطاس', '3171015809840002', 'gambir', 'Jalan Cideng Timur 66', 'fatimah@contoh.id'),
  umar: someone('عمر باوزير', '3175021707760004', 'pulogadung', 'Jalan Pemuda 105', 'umar@contoh.id'),
  made: someone('Made Ari Wirawan', '3174072602830006', 'kebayoran', 'Jalan Melawai IX No. 3', 'made@contoh.id'),
  dewi: someone(
    'Dewi Kartika Anggraini',
    '3171014411920007',
    'gambir',
    'Jalan Tanah Abang II No. 51',
    'dewi@contoh.id',
  ),
  iqbal: someone(
    'Muhammad Iqbal Ramadhan',
    '3173041901940008',
    'tambora',
    'Jalan Perniagaan Raya 12',
    'iqbal@contoh.id',
  ),
  bambu: company('PT Bambu Nusantara Lestari', 'depok', 'Jalan Kaliurang KM 5,6', 'legal@bambu-nusantara.contoh.id'),
  ukir: company('CV Ukir Mulia', 'sewon', 'Jalan Parangtritis KM 7', 'kantor@ukirmulia.contoh.id'),
  serat: company('Koperasi Serat Nusantara', 'kasihan', 'Jalan Ringroad Selatan 90', 'pengurus@serat.contoh.id'),
  cahaya: company('PT Cahaya Timur Elektrika', 'pulogadung', 'Jalan Rawa Terate II No. 4', 'ip@cahayatimur.contoh.id'),
  tirta: company('PT Tirta Karya Plastindo', 'tambora', 'Jalan Bandengan Selatan 33', 'ip@tirtakarya.contoh.id'),
  kampus: company('Universitas Pagelaran Mataram', 'depok', 'Jalan Colombo 1', 'sentra-hki@pagelaran.contoh.id'),
  kopi: company('CV Kopi Lereng Merapi', 'depok', 'Jalan Palagan 27', 'halo@lerengmerapi.contoh.id'),
  nakhil: abroad(
    'شركة النخيل للأثاث',
    'SA',
    'طريق الملك فهد 210، الرياض',
    '12271',
    'ip@nakhil.example',
    '+966112345678',
  ),
  nordlys: abroad('Nordlys Design ApS', 'DK', 'Strandgade 44, København', '1401', 'ip@nordlys.example', '+4533123456'),
} as const
export type PersonKey = keyof typeof people

/** Designers of applicants that are companies. */
export const designers: Record<string, string> = {
  bambu: 'Bayu Setiawan',
  ukir: 'Slamet Riyadi',
  serat: 'Endang Purwanti',
  cahaya: 'Yohanes Tan',
  tirta: 'Rina Marlina',
  kampus: 'Dr. Anisa Fitriani',
  kopi: 'Galang Saputra',
  nakhil: 'خالد الحربي',
  nordlys: 'Freja Mikkelsen',
}

/** The consultant as representative of her clients. */
export const demoConsultant: DemoPerson = {
  ...someone('Ratna Kusuma', '3471036108790002', 'gondokusuman', 'Jalan Jenderal Sudirman 9', 'konsultan@contoh.id'),
  AGENT_NOTES: '0903-2016',
  REPRESENTATIVE_TYP: 'A',
}
