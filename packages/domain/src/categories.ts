import { severalBoardsMax } from './limits.ts';

/** Where a board stands: N university notices, D department, C college, M dormitory, G graduate school. */
export type BoardKind = 'N' | 'D' | 'C' | 'M' | 'G';

/** A board (topic) of the campus: its Korean name and its path slug on the wire. */
export interface Board {
  readonly name: string;
  readonly slug: string;
  readonly kinds: readonly BoardKind[];
}

/** One entry of the group dropdown with its details in order (requirement SE-1). */
export interface CategoryGroup {
  readonly name: string;
  readonly boards: readonly Board[];
}

/** A choice of both dropdowns by Korean name (wire of the spec: savedOption1, savedOption2). */
export interface Category {
  readonly group: string;
  readonly detail: string;
}

/**
 * Every board a visitor can choose. Slugs are wire facts and never corrected (`Mathmatics` is how the
 * server spells it). The server also knows `Test` (테스트), which no dropdown shows.
 */
export const boards: readonly Board[] = [
  { name: '아주대학교-일반', slug: 'AjouNormal', kinds: ['N'] },
  { name: '아주대학교-장학', slug: 'AjouScholarship', kinds: ['N'] },
  { name: '간호대학', slug: 'Nursing', kinds: ['D', 'C'] },
  { name: '건설시스템공학과', slug: 'CivilSystemsEngineering', kinds: ['D'] },
  { name: '건축학과', slug: 'Architecture', kinds: ['D'] },
  { name: '경영인텔리전스학과', slug: 'ManagementIntelligence', kinds: ['D'] },
  { name: '경영학과', slug: 'BusinessAdministration', kinds: ['D'] },
  { name: '경제정치사회융합학부', slug: 'EconomicPoliticalAndSocialStudies', kinds: ['D'] },
  { name: '경제학과', slug: 'Economics', kinds: ['D'] },
  { name: '교통시스템공학과', slug: 'TransportationSystemsEngineering', kinds: ['D'] },
  { name: '국방디지털융합학과', slug: 'MilitaryDigitalConvergence', kinds: ['D'] },
  { name: '국어국문학과', slug: 'KoreanLanguageLiterature', kinds: ['D'] },
  { name: '국제학부대학', slug: 'International', kinds: ['D', 'C'] },
  { name: '글로벌경영학과', slug: 'GlobalBusiness', kinds: ['D'] },
  { name: '금융공학과', slug: 'FinancialEngineering', kinds: ['D'] },
  { name: '기계공학과', slug: 'MechanicalEngineering', kinds: ['D'] },
  { name: '디지털미디어학과', slug: 'DigitalMedia', kinds: ['D'] },
  { name: '문화콘텐츠학과', slug: 'CultureContents', kinds: ['D'] },
  { name: '물리학과', slug: 'Physics', kinds: ['D'] },
  { name: '미래모빌리티공학과', slug: 'AIMobilityEngineering', kinds: ['D'] },
  { name: '불어불문학과', slug: 'FrenchLanguageLiterature', kinds: ['D'] },
  { name: '사이버보안학과', slug: 'CyberSecurity', kinds: ['D'] },
  { name: '사학과', slug: 'History', kinds: ['D'] },
  { name: '사회학과', slug: 'Sociology', kinds: ['D'] },
  { name: '산업공학과', slug: 'IndustrialEngineering', kinds: ['D'] },
  { name: '생명과학과', slug: 'BiologicalScience', kinds: ['D'] },
  { name: '소프트웨어학과', slug: 'Software', kinds: ['D'] },
  { name: '수학과', slug: 'Mathmatics', kinds: ['D'] },
  { name: '스포츠레저학과', slug: 'SportsLeisureStudies', kinds: ['D'] },
  { name: '심리학과', slug: 'Psychology', kinds: ['D'] },
  { name: '영어영문학과', slug: 'EnglishLanguageLiterature', kinds: ['D'] },
  { name: '융합시스템공학과', slug: 'IntegrativeSystemsEngineering', kinds: ['D'] },
  { name: '응용화학과', slug: 'AppliedChemistry', kinds: ['D'] },
  { name: '응용화학생명공학과', slug: 'AppliedChemistryBiologicalEngineering', kinds: ['D'] },
  { name: '인공지능융합학과', slug: 'AppliedArtificialIntelligence', kinds: ['D'] },
  { name: '자유전공학부', slug: 'LiberalStudies', kinds: ['D'] },
  { name: '전자공학과', slug: 'ElectricalComputerEngineering', kinds: ['D'] },
  { name: '정치외교학과', slug: 'PoliticalScienceDiplomacy', kinds: ['D'] },
  { name: '지능형반도체공학과', slug: 'IntelligenceSemiconductorEngineering', kinds: ['D'] },
  { name: '첨단신소재공학과', slug: 'MaterialsScienceEngineering', kinds: ['D'] },
  { name: '프런티어과학학부', slug: 'FrontierSciences', kinds: ['D'] },
  { name: '행정학과', slug: 'PublicAdministration', kinds: ['D'] },
  { name: '화학공학과', slug: 'ChemicalEngineering', kinds: ['D'] },
  { name: '화학과', slug: 'Chemistry', kinds: ['D'] },
  { name: '환경안전공학과', slug: 'EnvironmentalSafetyEngineering', kinds: ['D'] },
  { name: '경영대학', slug: 'Business', kinds: ['C'] },
  { name: '공과대학', slug: 'Engineering', kinds: ['C'] },
  { name: '다산학부대학', slug: 'Dasan', kinds: ['C'] },
  { name: '사회과학대학', slug: 'SocialScience', kinds: ['C'] },
  { name: '소프트웨어융합대학', slug: 'ComputingInformatics', kinds: ['C'] },
  { name: '약학대학', slug: 'Pharmacy', kinds: ['C'] },
  { name: '의과대학', slug: 'Medicine', kinds: ['C'] },
  { name: '인문대학', slug: 'Humanities', kinds: ['C'] },
  { name: '자연과학대학', slug: 'NaturalScience', kinds: ['C'] },
  { name: '첨단ICT융합대학', slug: 'InformationTechnology', kinds: ['C'] },
  { name: '첨단바이오융합대학', slug: 'BioConvergenceEngineering', kinds: ['C'] },
  { name: '기숙사', slug: 'Dormitory', kinds: ['M'] },
  { name: '대학원', slug: 'Graduate', kinds: ['G'] },
];

const byName = new Map(boards.map((board) => [board.name, board]));
const bySlug = new Map(boards.map((board) => [board.slug, board]));

/** The board of a path slug, null for an unknown one. */
export function boardBySlug(slug: string): Board | null {
  return bySlug.get(slug) ?? null;
}

/** The board of a Korean name, null for an unknown one. */
export function boardByName(name: string): Board | null {
  return byName.get(name) ?? null;
}

function ofKind(kind: BoardKind): Board[] {
  return boards.filter((board) => board.kinds.includes(kind));
}

function inKoreanOrder(list: Board[]): Board[] {
  return [...list].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** The group dropdown in its order, each group with its detail dropdown (requirement SE-1). */
export const categoryGroups: readonly CategoryGroup[] = [
  { name: '아주대 공지사항', boards: ofKind('N') },
  { name: '학과 공지사항', boards: inKoreanOrder(ofKind('D')) },
  { name: '단과대 공지사항', boards: inKoreanOrder(ofKind('C')) },
  { name: '기숙사', boards: ofKind('M') },
  { name: '대학원', boards: ofKind('G') },
];

/** What the search starts with: the university-wide notices, general (spec §2). */
export const defaultCategory: Category = { group: '아주대 공지사항', detail: '아주대학교-일반' };

/**
 * The category that a group and a detail name (requirement SE-2). A detail outside the group gives way to
 * the saved one if that is valid in the group, else to the group's first. Without a known group the first
 * group that holds the detail is taken, else the default: two colleges stand in two groups, so only a group
 * makes the choice exact.
 */
export function categoryOf(
  group: string | null | undefined,
  detail: string | null | undefined,
  saved?: string | null,
): Category {
  const holds = (candidate: CategoryGroup, name: string | null | undefined) =>
    candidate.boards.some((board) => board.name === name);
  const known = categoryGroups.find((candidate) => candidate.name === group);
  if (!known) {
    const home = categoryGroups.find((candidate) => holds(candidate, detail));
    return home && detail ? { group: home.name, detail } : defaultCategory;
  }
  if (detail && holds(known, detail)) return { group: known.name, detail };
  if (saved && holds(known, saved)) return { group: known.name, detail: saved };
  return { group: known.name, detail: known.boards[0]?.name ?? defaultCategory.detail };
}

/** The boards that are searched together, of those named: known ones, each once, no more than can be; none for fewer than two. */
export function severalBoards(slugs: readonly string[]): readonly string[] {
  const known = [...new Set(slugs)].filter((slug) => bySlug.has(slug)).slice(0, severalBoardsMax);
  return known.length < 2 ? [] : known;
}

/** The path slug of a category; an unknown detail falls back to the general university board. */
export function categorySlug(category: Category): string {
  return boardByName(category.detail)?.slug ?? 'AjouNormal';
}
