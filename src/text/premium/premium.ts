import {brand} from '../shared/brand.ts'

/** The page of the premium courses (spec 3§2.10). */
export const premiumText = {
  title: `${brand.name} Premium`,
  intro: 'Os cursos que você pode abrir com a sua conta. O que você estudou em cada um continua guardado.',
  go: 'Ir para o curso',
  current: 'Curso atual',
  list: 'Seus cursos premium',
  loading: 'Carregando os cursos…',
  none: 'Nenhum curso premium na sua conta.',
  noneHint: 'Os cursos aparecem aqui assim que forem liberados para você.',
  fromDevice: 'Sem resposta do servidor: esta é a lista guardada neste aparelho.',
  offline: 'Você está sem conexão.',
  offlineHint: 'Os cursos aparecem assim que a conexão voltar.',
  failed: 'Não foi possível carregar os cursos.',
  failedHint: 'O servidor não respondeu. Tente de novo em instantes.',
  tryAgain: 'Tentar de novo',
} as const
