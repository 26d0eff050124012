/** ISO 3166-1: each alpha-3 code followed by its alpha-2 code. */
const codes =
  'AFGAF ALAAX ALBAL DZADZ ASMAS ANDAD AGOAO AIAAI ATAAQ ATGAG ARGAR ARMAM ABWAW AUSAU AUTAT AZEAZ ' +
  'BHSBS BHRBH BGDBD BRBBB BLRBY BELBE BLZBZ BENBJ BMUBM BTNBT BOLBO BESBQ BIHBA BWABW BVTBV BRABR ' +
  'IOTIO BRNBN BGRBG BFABF BDIBI CPVCV KHMKH CMRCM CANCA CYMKY CAFCF TCDTD CHLCL CHNCN CXRCX CCKCC ' +
  'COLCO COMKM COGCG CODCD COKCK CRICR CIVCI HRVHR CUBCU CUWCW CYPCY CZECZ DNKDK DJIDJ DMADM DOMDO ' +
  'ECUEC EGYEG SLVSV GNQGQ ERIER ESTEE SWZSZ ETHET FLKFK FROFO FJIFJ FINFI FRAFR GUFGF PYFPF ATFTF ' +
  'GABGA GMBGM GEOGE DEUDE GHAGH GIBGI GRCGR GRLGL GRDGD GLPGP GUMGU GTMGT GGYGG GINGN GNBGW GUYGY ' +
  'HTIHT HMDHM VATVA HNDHN HKGHK HUNHU ISLIS INDIN IDNID IRNIR IRQIQ IRLIE IMNIM ISRIL ITAIT JAMJM ' +
  'JPNJP JEYJE JORJO KAZKZ KENKE KIRKI PRKKP KORKR KWTKW KGZKG LAOLA LVALV LBNLB LSOLS LBRLR LBYLY ' +
  'LIELI LTULT LUXLU MACMO MDGMG MWIMW MYSMY MDVMV MLIML MLTMT MHLMH MTQMQ MRTMR MUSMU MYTYT MEXMX ' +
  'FSMFM MDAMD MCOMC MNGMN MNEME MSRMS MARMA MOZMZ MMRMM NAMNA NRUNR NPLNP NLDNL NCLNC NZLNZ NICNI ' +
  'NERNE NGANG NIUNU NFKNF MKDMK MNPMP NORNO OMNOM PAKPK PLWPW PSEPS PANPA PNGPG PRYPY PERPE PHLPH ' +
  'PCNPN POLPL PRTPT PRIPR QATQA REURE ROURO RUSRU RWARW BLMBL SHNSH KNAKN LCALC MAFMF SPMPM VCTVC ' +
  'WSMWS SMRSM STPST SAUSA SENSN SRBRS SYCSC SLESL SGPSG SXMSX SVKSK SVNSI SLBSB SOMSO ZAFZA SGSGS ' +
  'SSDSS ESPES LKALK SDNSD SURSR SJMSJ SWESE CHECH SYRSY TWNTW TJKTJ TZATZ THATH TLSTL TGOTG TKLTK ' +
  'TONTO TTOTT TUNTN TURTR TKMTM TCATC TUVTV UGAUG UKRUA AREAE GBRGB USAUS UMIUM URYUY UZBUZ VUTVU ' +
  'VENVE VNMVN VGBVG VIRVI WLFWF ESHEH YEMYE ZMBZM ZWEZW XKXXK';

/** Colloquial and former names. */
const others: Readonly<Record<string, string>> = {
  uk: 'GB',
  'great britain': 'GB',
  britain: 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  'northern ireland': 'GB',
  america: 'US',
  'u s': 'US',
  'u s a': 'US',
  'united states of america': 'US',
  holland: 'NL',
  'the netherlands': 'NL',
  'czech republic': 'CZ',
  korea: 'KR',
  'republic of korea': 'KR',
  'korea south': 'KR',
  'korea republic of': 'KR',
  'russian federation': 'RU',
  turkey: 'TR',
  türkiye: 'TR',
  'viet nam': 'VN',
  macedonia: 'MK',
  swaziland: 'SZ',
  burma: 'MM',
  'ivory coast': 'CI',
  'cape verde': 'CV',
  'hong kong': 'HK',
  macau: 'MO',
  uae: 'AE',
  prc: 'CN',
  'mainland china': 'CN',
  'taiwan province of china': 'TW',
  palestine: 'PS',
  deutschland: 'DE',
  sverige: 'SE',
  norge: 'NO',
  danmark: 'DK',
  suomi: 'FI',
  schweiz: 'CH',
  österreich: 'AT',
  españa: 'ES',
  italia: 'IT',
  rom: 'RO',
  tmp: 'TL',
  zar: 'CD',
  sco: 'GB',
};

const plain = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/&/gu, ' and ')
    .replace(/[^\p{L}\p{M}]+/gu, ' ')
    .trim();

function everyName(): Map<string, string> {
  const names = new Map<string, string>();
  const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  for (const pair of codes.split(' ')) {
    const code = pair.slice(3);
    names.set(code.toLowerCase(), code);
    names.set(pair.slice(0, 3).toLowerCase(), code);
    const name = english.of(code);
    if (name !== undefined) names.set(plain(name), code);
  }
  for (const [name, code] of Object.entries(others)) names.set(name, code);
  return names;
}

let names: Map<string, string> | undefined;

/** The alpha-2 code for a country's name or either code; null for any other text. */
export function findCountryCode(text: string): string | null {
  names ??= everyName();
  return names.get(text.toLowerCase()) ?? names.get(plain(text)) ?? null;
}

/** The same for names only: “MA”, “CA” and “GA” after a city are states. */
export function findCountryName(text: string): string | null {
  return text.length > 2 || text.toLowerCase() === 'uk' ? findCountryCode(text) : null;
}
