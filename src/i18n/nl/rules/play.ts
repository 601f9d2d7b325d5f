import type { SomeRules } from '../../rulesWords.ts';

/** The play. */
export const play: SomeRules<'play'> = {
  R42: {
    title: 'Slagen',
    text: 'De leider komt uit in de eerste slag. Wie een slag wint, speelt in de volgende voor. Er zijn 13 slagen.',
  },
  R43: {
    title: 'Voorspelen',
    text: 'Wie voorspeelt, mag elke kaart spelen, ook een kolon, behalve wat een blokkade verbiedt.',
  },
  R44: {
    title: 'Bekennen',
    text: 'Is er een kaart van een kleur voorgespeeld en heb je kaarten van die kleur, dan moet je er daarvan een spelen, of de kolon die bij de voorgespeelde kaart past. Zonder kaart van die kleur mag je elke kaart spelen, ook elke kolon.',
  },
  R45: {
    title: 'Bijspelen op een kolon',
    text: 'Is er een kolon voorgespeeld, dan mag je elke kaart spelen.',
  },
  R46: {
    title: 'Wie de slag wint',
    text: 'Op een voorgespeelde kaart van een kleur win je met een hogere kaart van die kleur, of met een troef als de voorgespeelde kaart geen troef is; anders wint wie voorspeelde. Een bijgespeelde kolon verliest altijd. Op een voorgespeelde kolon win je met elke troef of met een kaart uit de groep van die kolon; anders wint wie voorspeelde, ook tegen een andere kolon.',
  },
  R47: {
    title: 'De blokkade',
    text: 'Valt op de voorgespeelde kaart de kolon die erbij past, dan mag wie voorspeelde, en de slag wint, die kleur in de volgende slag niet voorspelen, tenzij elke kaart die hij nog heeft van die kleur is. Een kolon in de hand is niet van die kleur: wie alleen die kleur en kolons heeft, moet een kolon voorspelen. De blokkade duurt één slag. Ze geldt ook voor troef, en of de ander nu kaarten van de kleur had of niet. Een kolon die niet past blokkeert niets, en een voorgespeelde kolon ook niet.',
  },
  R48: {
    title: 'Wat allebei mogen zien',
    text: 'Tijdens het spelen zien beiden hoeveel slagen ieder heeft, de slag die net gespeeld is, en de blokkade. Oudere slagen liggen gedekt, tenzij een instelling van de partij ze toont. Na het spel liggen beide oorspronkelijke handen open, en ook de afgelegde kaarten en de ongeziene stapel mogen bekeken worden.',
  },
  R49: {
    title: 'Claimen en opgeven',
    text: 'Als je aan de beurt bent, mag je eenmaal per beurt voorstellen het spelen te beëindigen: je zegt hoeveel van de resterende slagen je wint, de slag die bezig is meegeteld. Wie er geen claimt, geeft op. De tegenstander beslist. Neemt hij het voorstel aan, dan wordt het spel zo geteld, en liggen beide handen open. Zolang het voorstel geldt, ziet de tegenstander je hand; wijst hij het af, dan gaat het spelen verder en is je hand weer verborgen. Het regelboek kent geen claims. De app stelt er uit zichzelf nooit een voor: dat zou iets over de andere hand verraden.',
  },
};
