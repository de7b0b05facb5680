type CatalogueEntry = {readonly uf: string; readonly name: string; readonly isPriority: boolean}

const ofState = (uf: string, priority: readonly string[], others: readonly string[] = []): CatalogueEntry[] => [
  ...priority.map((name) => ({uf, name, isPriority: true})),
  ...others.map((name) => ({uf, name, isPriority: false})),
]

/**
 * Institutions with a residency exam of their own, by federation unit: a student may aim at one before any of its exams
 * is imported. Priority are those that most candidates aim at. Names are public; an operator adds rows to the table
 * `institution`, and every imported exam adds its institution by itself.
 */
export const institutionCatalogue: readonly CatalogueEntry[] = [
  ...ofState('AC', [], ['UFAC']),
  ...ofState('AL', ['UFAL'], ['UNCISAL', 'Santa Casa de Maceió']),
  ...ofState('AM', ['UFAM'], ['UEA', 'Fundação de Medicina Tropical']),
  ...ofState('AP', [], ['UNIFAP']),
  ...ofState('BA', ['SUS-BA', 'UFBA'], ['Obras Sociais Irmã Dulce', 'Hospital Santa Izabel', 'UESC']),
  ...ofState('CE', ['SURCE', 'UFC'], ['Santa Casa de Fortaleza']),
  ...ofState('DF', ['SES-DF', 'UnB'], ['ESCS', 'Hospital Universitário de Brasília']),
  ...ofState('ES', ['UFES'], ['Santa Casa de Vitória', 'EMESCAM']),
  ...ofState('GO', ['UFG', 'SUS-GO'], ['Hospital Alberto Rassi', 'PUC-GO']),
  ...ofState('MA', ['UFMA'], ['UNICEUMA']),
  ...ofState('MG', ['UFMG', 'PSU-MG', 'UFU'], ['UFJF', 'UFTM', 'Santa Casa de Belo Horizonte', 'FHEMIG']),
  ...ofState('MS', ['UFMS'], ['UFGD', 'Santa Casa de Campo Grande']),
  ...ofState('MT', ['UFMT'], ['UNIC']),
  ...ofState('PA', ['UEPA', 'UFPA'], ['Santa Casa do Pará']),
  ...ofState('PB', ['UFPB', 'UFCG'], ['FACENE']),
  ...ofState('PE', ['SUS-PE', 'UFPE'], ['IMIP', 'UPE']),
  ...ofState('PI', ['UFPI'], ['UESPI']),
  ...ofState('PR', ['UFPR', 'AMP'], ['PUC-PR', 'UEL', 'UEM', 'Hospital Angelina Caron']),
  ...ofState(
    'RJ',
    ['UFRJ', 'UERJ', 'SES-RJ'],
    ['UFF', 'UNIRIO', 'INCA', 'Hospital Central da Polícia Militar', 'Marinha do Brasil'],
  ),
  ...ofState('RN', ['UFRN'], ['Liga Norte-Riograndense Contra o Câncer', 'UERN']),
  ...ofState('RO', [], ['UNIR', 'São Lucas']),
  ...ofState('RR', [], ['UFRR']),
  ...ofState('RS', ['UFRGS', 'AMRIGS', 'HCPA'], ['PUC-RS', 'UFCSPA', 'UFPel', 'Grupo Hospitalar Conceição']),
  ...ofState('SC', ['UFSC', 'SES-SC'], ['ACM', 'UNIVILLE']),
  ...ofState('SE', ['UFS'], ['UNIT']),
  ...ofState(
    'SP',
    ['USP', 'UNIFESP', 'UNICAMP', 'USP-RP', 'SUS-SP', 'Santa Casa de São Paulo', 'Hospital Israelita Albert Einstein'],
    ['UNESP', 'FAMERP', 'FMABC', 'IAMSPE', 'PUC-SP', 'Hospital Sírio-Libanês', 'FAMEMA', 'Hospital Oswaldo Cruz'],
  ),
  ...ofState('TO', [], ['UFT']),
]
