// The packs of the shipped puzzles: a theme each. The lists show the easy ones first. A puzzle is named as the command calls it, by its
// file name without the size in front and the extension. The tests check that every puzzle is in exactly one pack.

export interface ShippedPack {
  readonly title: string;
  readonly puzzles: readonly string[];
}

const pack = (title: string, puzzles: string): ShippedPack => ({
  title,
  puzzles: puzzles.trim().split(/\s+/),
});

/** In the order in which the lists show them. */
export const PACKS: readonly ShippedPack[] = [
  pack(
    'First Steps',
    `
    umbrella toy-boat kitten cherries duckling tulip paper-star minnow egg-cup visitor little-house
    sprout lolly tiny-crown campfire
    `,
  ),
  pack(
    'Kitchen',
    `
    teacup teapot gumball pear egg-timer pretzel saucepan cupcake pizza kettle fruit-bowl birthday-cake
    coffee-mill
    `,
  ),
  pack(
    'Garden',
    `
    cactus toadstool snail mushroom-house peacock watering-can bee acorn ladybird wheelbarrow sunflower
    dragonfly scarecrow butterfly old-oak
    `,
  ),
  pack(
    'Toy Box',
    `
    spinning-top building-blocks rocking-horse toy-robot teddy drum jigsaw die jack-in-box nesting-dolls
    dolls-house dragon
    `,
  ),
  pack(
    'Paws and Beaks',
    `
    penguin elephant owl cat-on-a-wall sleeping-fox hedgehog tiger puppy robin mouse frog giraffe
    speckled-hen squirrel seal goose toucan panda lion flamingo fox
    `,
  ),
  pack(
    'Harbour',
    `
    anchor lighthouse tall-ship koi whale octopus crab periwinkle life-ring bottle submarine tugboat
    seahorse starfish turtle jellyfish gull harbour-evening aquarium
    `,
  ),
  pack(
    'On the Road',
    'bicycle camper steam-engine tractor double-decker scooter racing-car fire-engine viaduct',
  ),
  pack(
    'Sky',
    'balloon rocket kite rain-cloud ufo biplane saturn astronaut rainbow balloon-festival observatory',
  ),
  pack(
    'Winter',
    `
    snowflake jumper mitten icicles ice-skate snowman christmas-tree reindeer gingerbread winter-cabin
    skis
    `,
  ),
  pack(
    'Attic',
    `
    key knight snow-globe bat lantern alarm-clock gramophone typewriter camera globe treasure-chest
    guitar grandfather-clock
    `,
  ),
  pack(
    'Town and Country',
    `
    mountain-lake any-shelter castle ferris-wheel old-town weathercock windmill phone-box street-lamp
    village-church stone-bridge market-stall night-skyline cathedral
    `,
  ),
  pack('Woven and Tiled', 'maze rug rose-window no-signal spiral greek-key quilt mandala stained-glass'),
  pack('Curious', 'who-is-awake mixed-up misprint raised-eyebrow'),
];
