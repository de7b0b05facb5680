import type {RichText} from '../../domain/shared/richText.ts'

const row = (...cells: readonly string[]): RichText[number] => ({
  tag: 'tr',
  children: cells.map((cell) => ({tag: 'td', children: [cell]})),
})

/** A case as long as the examinations write them, with everything that the tree may hold. */
export const clinicalCase: RichText = [
  {
    tag: 'p',
    children: [
      'Homem de 58 anos, hipertenso e tabagista (40 anos-maço), procura a unidade de pronto atendimento com dor retroesternal em aperto há 50 minutos, irradiada para a mandíbula, ',
      'acompanhada de sudorese fria e náuseas. Refere episódios semelhantes, mais curtos, na última semana. Em uso irregular de losartana 50 mg/dia. Nega alergias e sangramentos prévios.',
    ],
  },
  {
    tag: 'p',
    children: [
      'Ao exame: consciente, ansioso, pele fria. PA de 148 × 92 mmHg, simétrica nos quatro membros; FC de 96 bpm; FR de 20 irpm; SpO',
      {tag: 'sub', children: ['2']},
      ' de 95 % em ar ambiente. Ritmo regular em dois tempos, com quarta bulha; murmúrio vesicular sem ruídos adventícios; abdome sem alterações. O eletrocardiograma mostra ',
      {tag: 'strong', children: ['supradesnivelamento do segmento ST de 2 mm em DII, DIII e aVF']},
      '. O hospital de referência com hemodinâmica fica a 180 minutos.',
    ],
  },
  {
    tag: 'table',
    children: [
      {
        tag: 'thead',
        children: [
          {
            tag: 'tr',
            children: ['Exame', 'Resultado', 'Referência', 'Unidade'].map((text) => ({tag: 'th', children: [text]})),
          },
        ],
      },
      {
        tag: 'tbody',
        children: [
          row('Troponina I ultrassensível', '212', '< 34', 'ng/L'),
          row('Creatinina', '1,1', '0,7 a 1,3', 'mg/dL'),
          row('Potássio', '4,2', '3,5 a 5,1', 'mEq/L'),
          row('Hemoglobina', '14,8', '13,0 a 17,0', 'g/dL'),
          row('Plaquetas', '238.000', '150.000 a 450.000', '/mm³'),
        ],
      },
    ],
  },
  {tag: 'h3', children: ['Conduta inicial']},
  {
    tag: 'p',
    children: [
      'Considerando o tempo de evolução e a distância, assinale a alternativa que apresenta a ',
      {tag: 'em', children: ['melhor estratégia de reperfusão']},
      '.',
    ],
  },
  {
    tag: 'ol',
    children: [
      {tag: 'li', children: ['Fibrinólise com tenecteplase em até 10 minutos do diagnóstico.']},
      {tag: 'li', children: ['Transferência imediata para angioplastia primária.']},
    ],
  },
  {
    tag: 'blockquote',
    children: [
      {
        tag: 'p',
        children: [
          'Quando o tempo previsto até a angioplastia passa de 120 minutos, a fibrinólise é a primeira escolha. ',
          {tag: 'a', attributes: {href: '#diretriz'}, children: ['Diretriz da SBC']},
          '.',
        ],
      },
    ],
  },
  {
    tag: 'ul',
    children: [
      {tag: 'li', children: ['Ácido acetilsalicílico 300 mg, mastigado.']},
      {tag: 'li', children: ['Clopidogrel 300 mg (75 mg acima de 75 anos).']},
    ],
  },
]
