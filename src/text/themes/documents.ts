import type {ThemeDocument} from '../../../domain/themes/documents.ts'

export const documentsText = {
  title: 'Documentos',
  loading: 'Carregando os documentos…',
  none: 'Nenhum documento para esta fase.',
  failed: 'Não foi possível carregar os documentos.',
  tryAgain: 'Tentar de novo',
  back: 'Voltar à lista de temas',
  checking: 'Abrindo o documento…',
  placeholderTitle: 'Este documento está com problema',
  placeholder:
    'O arquivo não pôde ser aberto. No lugar dele aparece um documento provisório; tente de novo mais tarde.',
} as const

export const purposeNames: Readonly<Record<ThemeDocument['purpose'], string>> = {
  planner: 'Planner',
  errata: 'Errata',
}
