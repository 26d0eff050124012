/**
 * The most common words in passwords, in lower case and without digits and punctuation around them.
 * Keyboard runs and repetitions are detected by rule instead.
 */
const words = `
  admin administrator alexander amanda america andrea andrew angel angela anthony apple arsenal ashley
  asshole austin babygirl bailey banana barcelona baseball basketball batman beautiful benjamin biteme
  blink blowme bond bonnie booboo boomer boston brandon brandy bubbles buster butterfly butthead camaro
  cameron carlos changeme charles charlie cheese chelsea chester chicago chicken chocolate chris
  christian christopher compaq computer cookie cooper corvette cowboy cowboys crystal dakota dallas
  daniel daniela danielle default demo diablo diamond doctor dolphin dolphins donald dragon dreams
  eagle eagles edward elizabeth eminem england enter estrella extreme falcon family fender ferrari
  fishing flower football forever freedom fuckme fuckoff fuckyou garfield gateway gators george gfhjkm
  giants ginger golden golf golfer google gordon grace guest guitar gunner hammer hannah hardcore
  harley heather hello helloworld helpme hockey hottie hunter iceman iloveu iloveyou internet iwantu
  jackson jaguar jasmine jason jasper jeffrey jennifer jeremy jessica jesus jordan joseph joshua
  junior justin karina killer kitten knight ladies lakers lauren legend leslie letmein letmeinnow
  liverpool login london lovely loveme lovers loveyou lucky maggie manager marina marine marlboro
  martin master matrix matthew maverick maxwell melissa mercedes merlin michael michelle mickey
  midnight mike miller minecraft money monica monkey monster morgan mother mountain muffin murphy
  mustang naruto nascar natasha nathan newyork nicholas nicole nicole ninja nothing oliver orange
  packers pamela panther passport passw password passwort patrick peaches peanut pepper phantom
  phoenix player please pokemon porsche prince princess private purple pussy qazwsx rabbit rachel
  raiders rainbow ranger rangers rebecca redskins redsox richard robert rock rocket root rosebud
  runner rush russia samantha samsung samson sandra saturn school scooter scorpio scorpion secret
  secure security sexy shadow shannon silver skippy slayer smokey snoopy soccer sophie spanky sparky
  special spider spiderman spring squirt starwars startrek steelers stella steven sticky stupid
  success summer sunday sunflower sunshine superman superuser supersecret support sweet swordfish
  sydney taylor teacher temp temporary tennis teresa test tester testing testtest thomas thunder
  thx tiffany tiger tigers tigger tinkerbell tomcat topgun toyota travis trouble trustno trustnoone
  turtle united unknown user vanessa victor victoria viking voodoo voyager walter warrior welcome
  whatever whynot william willie wilson winner winston winter wizard xavier yamaha yankee yankees
  yellow zaqxsw zxcvbnm autumn fall january february march april june july august september october
  november december monday tuesday wednesday thursday friday saturday hallo hejsan losenord passord
  salasana sommar vinter hemligt geheim sommer schatz fussball ficken motdepasse azerty bonjour
  soleil doudou loulou contrasena tequiero
`;

export const commonWords: ReadonlySet<string> = new Set(words.split(/\s+/u).filter(Boolean));

/** Keyboard rows and alphabets, forwards and backwards. */
const rows = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'yxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  'qazwsxedcrfvtgbyhnujm',
  '!@#$%^&*()',
] as const;

export const keyRuns: readonly string[] = rows.flatMap((row) => [
  row,
  [...row].toReversed().join(''),
]);
